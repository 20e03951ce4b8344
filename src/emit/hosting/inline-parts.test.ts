import { hashSource, inlineParts, styledElement } from "./inline-parts"

test("finds inline scripts, but not scripts that load a file or contain data", () => {
  const html = `<script>a()</script><script type="module">b()</script><script src="/c.js" async></script>
<script type="application/ld+json">{}</script><script type="text/plain" data-x="1"></script>
<template><script id="x">
d()</script></template><noscript><style>p{}</style></noscript><style data-href="/s.css">q{}</style>`
  expect(inlineParts(html)).toEqual({ scripts: ["a()", "b()", "\nd()"], styles: ["p{}", "q{}"] })
})

test("computes the hash of the standard's example", () => {
  // Example of CSP 3, https://www.w3.org/TR/CSP3/#script-src-hashes-and-nonces
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  )
})

test("finds an element with a style attribute", () => {
  expect(styledElement('<p>a</p><i class="b" style="color:red" id="c">')).toBe(
    '<i class="b" style="color:red"',
  )
})

test("ignores a style attribute when it is in text", () => {
  expect(styledElement('<code>&lt;i style="color:red"></code>')).toBeUndefined()
  expect(styledElement('<p>Write style="x" and a style="y"</p>')).toBeUndefined()
})
