import { contentTypes, textTypes, unknownType } from "./content-types"
import { encodeAddress } from "./encode-address"
import { type HeaderRule, type Hosting, hostFiles } from "./hosting"
import { markdownMaps } from "./prefers-markdown"

/** Port and site folder of nginx in the image that the Dockerfile builds. */
export const nginxPlace = { port: 8080, folder: "srv/site" } as const

/** Folder of a release, and the link to the latest published one. */
export interface ReleasePlace {
  release: string
  published: string
}

/**
 * Site configuration for nginx 1.21 or later with the brotli_static module, included in the `http`
 * block. Headers are maps by file path, because `add_header` in a location would disable those
 * outside of it.
 * @param place folders of the release to serve; defaults to the folder of the Docker image
 */
export function nginxSite(hosting: Hosting, place?: ReleasePlace): string {
  const names = [
    ...new Set([hosting.headers, ...hosting.rules.map(rule => rule.headers)].flatMap(Object.keys)),
  ]
    .filter(name => name !== contentType)
    .sort()
  return `# Made by the build from src/emit/hosting; changes here are lost. How to use it: docs/hosting.md.
${redirectMap(hosting)}

${markdownMaps()}

# The Markdown twin of a page, where it is preferred; a name that no file has where it is not.
map "$prefers_markdown$uri" $markdown_twin {
  default "/.none";
  "~^.md/$" "/index.md";
  "~^.md(?<page>/.*[^/])/?$" "$page.md";
}

map $status $allowed_methods {
  default "";
  405 "GET, HEAD";
}

${names.map(name => headerMap(hosting, name)).join("\n\n")}

server {
  listen ${nginxPlace.port};
${place ? releaseRoot(place) : `  root "/${nginxPlace.folder}";`}

  server_tokens off;
  absolute_redirect off;
  error_page 404 /404.html;

${names.map(name => `  add_header ${name} ${variable(name)} always;`).join("\n")}
  add_header Allow $allowed_methods always;

  # Made at build, beside each file; the few clients that do not take Brotli get theirs made as it is sent.
  brotli_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${textTypes.join(" ")};

  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }
  if ($redirect_target) {
    return 301 $redirect_target;
  }
  if ($uri ~ "^/404(?:/|\\z)") {
    return 404;
  }

  # A page has one address: the forms with a slash or a file name at the end lead to it. Not in a location, where a
  # condition that holds would leave try_files out.
  set $page "";
  if (-f $document_root$uri/index.html) {
    set $page $uri;
  }
  if (-f $request_filename) {
    set $page $uri;
  }
  if ($page) {
    rewrite "^(/.+)/(?:index\\.html)?\\z" $1 permanent;
    rewrite "^/index\\.html\\z" / permanent;
  }

  location / {
    try_files $markdown_twin $uri $uri/index.html =404;
  }

${hosting.rules.map(typeLocation).join("")}  location = /404.html {
    internal;
  }

  location ~ ^(${hostFiles.map(escapeRegex).join("|")}|.*.(br|gz))$ {
    return 404;
  }
}
`
}

/**
 * Serves pages from the release that this configuration's policy belongs to, so that a reload
 * switches both at once. If later builds without a reload have deleted that release, the published
 * one is served instead.
 */
const releaseRoot = ({ release, published }: ReleasePlace) => `  set $release ${quoted(release)};
  if (!-d $release) {
    set $release ${quoted(published)};
  }
  root $release/public;`

/**
 * Complete configuration for an nginx that serves only this site, without privileges and writing
 * only to /tmp.
 */
export function nginxMain(): string {
  const scratch = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"]
  const types = Object.entries(contentTypes).map(([ending, type]) => {
    const [name = ""] = type.split(";")
    return `    ${name} ${ending};`
  })
  return `# Made by the build from src/emit/hosting; changes here are lost. How to use it: docs/hosting.md.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  types {
${types.join("\n")}
  }
  default_type ${unknownType};
  charset utf-8;
  charset_types ${textTypes.join(" ")};

  access_log /dev/stdout;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;

${scratch.map(name => `  ${name}_temp_path /tmp/nginx-${name};`).join("\n")}

  include site.conf;
}
`
}

/**
 * Maps both forms of each moved address; the query is kept, before the anchor. The keys are
 * case-sensitive expressions, because with any other kind a redirect from `/Intro` would also hide
 * the page `/intro`.
 */
function redirectMap({ redirects }: Hosting): string {
  const entries = redirects.map(({ from, to }) => {
    const [path = "", anchor] = encodeAddress(to).split("#")
    const target = `${path}$is_args$args${anchor ? `#${anchor}` : ""}`
    return `  ${quoted(`~^${escapeRegex(from)}/?\\z`)} ${quoted(target)};`
  })
  return ["map $uri $redirect_target {", `  default "";`, ...entries, "}"].join("\n")
}

/**
 * Maps files to the values of one header. nginx takes the first matching expression, so the last
 * rule comes first.
 */
function headerMap({ headers, rules }: Hosting, name: string): string {
  const values = rules.toReversed().flatMap(({ paths, headers: own }) => {
    const value = own[name]
    return value === undefined ? [] : [`  ${quoted(`~^/${paths}$`)} ${quoted(value)};`]
  })
  return `map $uri ${variable(name)} {\n${[`  default ${quoted(headers[name] ?? "")};`, ...values].join("\n")}\n}`
}

const contentType = "Content-Type"

/** Location of files with a media type of their own, because `add_header` would send a second one. */
function typeLocation({ paths, headers }: HeaderRule): string {
  const type = headers[contentType]
  return type === undefined
    ? ""
    : `  location ~ ${quoted(`^/${paths}$`)} {
    types {}
    default_type ${quoted(type)};
    try_files $uri =404;
  }

`
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`

const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
