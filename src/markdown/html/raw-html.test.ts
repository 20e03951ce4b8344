import { compile, compileMdx, problemsOf } from "../../../tests/helpers/compile-markdown"

test.each([
  "<script>alert(1)</script>",
  "<script src=//evil.example/x.js></script>",
  '<SCRIPT SRC="https://platform.twitter.com.evil.example/widgets.js"></SCRIPT>',
  "<img src=x alt=a onerror=alert(1)>",
  "<img src=x alt=a OnErRoR=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abc%22onload"></iframe>',
  "<svg onload=alert(1)><script>1</script></svg>",
  "<svg><a xlink:href=javascript:alert(1)>x</a></svg>",
  "<math><maction actiontype=statusline xlink:href=javascript:alert(1)>x</maction></math>",
  "<object data=x></object>",
  "<embed src=x>",
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  "<link rel=stylesheet href=x>",
  "<style>*{display:none}</style>",
  '<form action="https://evil.example/"><input name=a><button>x</button></form>',
  '<video src="javascript:alert(1)"></video>',
  '<video poster="javascript:alert(1)" src="/a.mp4"></video>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="a">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<table><td><script>alert(1)</script></td></table>",
  "<template><script>alert(1)</script></template>",
  "<details ontoggle=alert(1) open><summary>x</summary></details>",
  "[x](javascript:alert(1))",
  "![x](javascript:alert(1))",
  "<x-component data-index=0 onclick=alert(1)>x</x-component>",
])("drops and reports hostile input: %s", async hostile => {
  const { html, problems } = await compile(`before\n\n${hostile}\n\nafter\n`)
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem.line).toBe(3)
  const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) =>
    tag.replace(/"[^"]*"/g, value => value.replace(/>/g, "")),
  )
  for (const tag of tags) {
    expect(tag).not.toMatch(
      /^<(?:script|style|iframe|object|embed|base|meta|link|form|button|svg|math|template|noscript|x-)/i,
    )
    expect(tag).not.toMatch(/\son\w+\s*=|javascript:|vbscript:|data:/i)
    // Nothing is loaded from that host; a frame becomes a link that readers may follow.
    if (!tag.startsWith("<a ")) expect(tag).not.toContain("evil.example")
  }
  expect(html).toMatch(/^<p>before<\/p>.*<p>after<\/p>$/s)
})

test.each([
  'style="color:red"',
  'class="hero"',
  'data-embed-src="javascript:alert(1)"',
  'data-x="1"',
  "contenteditable",
  "tabindex=5",
  "srcset=x",
])("drops the attribute %s without reporting a problem", async attribute => {
  const { html, problems } = await compile(`<div ${attribute}>x</div>\n`)
  expect(html).toBe("<div>x</div>")
  expect(problems).toEqual([])
})

test("drops and reports hostile elements in MDX", async () => {
  for (const text of [
    "<script>alert(1)</script>",
    "<img src='x' alt='a' onError='alert(1)' />",
    "<a href='javascript:alert(1)'>x</a>",
    "<iframe src='https://evil.example' />",
  ]) {
    const { html, problems } = await compileMdx(`${text}\n\nafter\n`)
    expect(html).not.toMatch(/<script|onerror|javascript|<iframe/i)
    expect(problems).toMatchObject([{ line: 1 }])
  }
})

test("treats a slot mark written by an author as a plain comment", async () => {
  const { html } = await compile("```\nsecret\n```\n\nx <!--slot:0--> <!--image:0--> y\n")
  expect(html.match(/secret/g)).toHaveLength(1)
  expect(html).not.toContain("<!--")
})

test("keeps the HTML that authors may write", async () => {
  const text =
    'H<sub>2</sub>O x<sup>2</sup> <kbd>Ctrl</kbd> <mark>m</mark> <abbr title="Tick">t</abbr> <u>u</u><br>\n\n' +
    '<figure><figcaption>c</figcaption></figure>\n\n<dl><dt>a</dt><dd>b</dd></dl>\n\n<p align="center">mid</p>\n'
  const { html, problems } = await compile(text)
  expect(html).toBe(
    '<p>H<sub>2</sub>O x<sup>2</sup> <kbd>Ctrl</kbd> <mark>m</mark> <abbr title="Tick">t</abbr> <u>u</u><br></p>' +
      '<figure><figcaption>c</figcaption></figure><dl><dt>a</dt><dd>b</dd></dl><p class="align-center">mid</p>',
  )
  expect(problems).toEqual([])
})

test.each([
  [
    "https://www.youtube.com/embed/dQw4w9WgXcQ?start=42",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=42s",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42",
    "YouTube",
  ],
  [
    "//player.vimeo.com/video/12345?h=ab1",
    "https://vimeo.com/12345/ab1",
    "https://player.vimeo.com/video/12345?dnt=1&amp;h=ab1",
    "Vimeo",
  ],
  [
    "https://www.loom.com/embed/0a1b2c",
    "https://www.loom.com/share/0a1b2c",
    "https://www.loom.com/embed/0a1b2c",
    "Loom",
  ],
])(
  "turns the frame of %s into a link that becomes a player on a click",
  async (src, watch, player, host) => {
    const { html, problems } = await compile(
      `<iframe width="560" src="${src}" title="My talk" allowfullscreen></iframe>\n`,
    )
    expect(html).toBe(
      `<div class="video-embed" data-embed-src="${player}" data-embed-title="My talk">` +
        `<a href="${watch}" class="external" rel="noopener">Watch “My talk” on ${host}</a></div>`,
    )
    expect(problems).toEqual([])
  },
)

test("turns a frame in MDX into a player", async () => {
  const { html } = await compileMdx(
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowFullScreen={true} style={{border: 0}}></iframe>\n',
  )
  expect(html).toMatch(/^<div class="video-embed".*<\/div>$/)
})

test("turns an embedded tweet into a plain quote without its script", async () => {
  const { html, problems } = await compile(
    '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">Hi</p>— A (@a) <a href="https://twitter.com/a/status/1">May 1</a></blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>\n',
  )
  expect(html).toBe(
    '<blockquote><p lang="en" dir="ltr">Hi</p>— A (@a) <a href="https://twitter.com/a/status/1" class="external" rel="noopener">May 1</a></blockquote>',
  )
  expect(problems).toEqual([])
})

test("gives videos controls and removes autoplay", async () => {
  const { html, problems } = await compile(
    '<video autoplay muted loop width="400"><source src="/videos/a.mp4" type="video/mp4"></video>\n',
  )
  expect(html).toBe(
    '<video muted loop width="400" controls preload="metadata" playsinline><source src="/videos/a.mp4" type="video/mp4"></video>',
  )
  expect(problems).toEqual([])
})

test("reports a video next to the page and names the right folder", async () => {
  const [problem] = await problemsOf('<video src="a.mp4"></video>\n')
  expect(problem?.fix).toContain("static/videos/")
})

test("reports a component in plain Markdown and suggests renaming the file", async () => {
  const [problem] = await problemsOf("a\n\n<PayoffChart strike={3} />\n\nb\n")
  expect(problem).toMatchObject({
    line: 3,
    message: "`<PayoffChart>` is a component, and this file is plain Markdown",
  })
  expect(problem?.fix).toContain(".mdx")
})

test("closes open blocks at the end of the page", async () => {
  expect((await compile("<div>\n\na\n\nc\n")).html).toBe("<div><p>a</p><p>c</p></div>")
})

test("unwraps and reports an inline element left open across paragraphs", async () => {
  const { html, problems } = await compile("a <b>b\n\nc\n")
  expect(problems).toMatchObject([{ line: 1, message: "`<b>` spans whole paragraphs" }])
  expect(html).toContain("<p>c</p>")
})

test("unwraps list items, captions, and summaries outside their parents", async () => {
  const { html } = await compile("x <li>a</li> <summary>b</summary> <figcaption>c</figcaption>\n")
  expect(html.replace(/<\/?p>/g, "")).toBe("x a b c")
})
