/** Documents of the older site, with leftovers from three years and several authors. */
export const documents: Record<string, string | Buffer> = {
  "docs/intro.md": `---
id: intro
title: Welcome
slug: /intro
---------------------

# Welcome to Harbour

Moor your boat. See [the first steps](./01-getting-started/01-first-steps.md), [deposits](guides/deposit.md#how-much),
[the overview](@site/docs/concepts/overview.mdx) or [a heading that is gone](./concepts/fees.md#no-such-heading).

# A second title

![](/img/harbour.png)

![](./images/quay%20north.png) <img src="/img/harbour.png" width="300">

##

Contact <a href="">us</a>.
`,
  "docs/01-getting-started/_category_.json": '{ "label": "Getting started", "position": 2 }\n',
  "docs/01-getting-started/01-first-steps.md":
    "---\r\ntitle: First steps\r\nsidebar_label: 'Steps: first'\r\n---\r\n\r\nCRLF all the way.\r\n\r\n:::caution Mind the tide\r\nIt comes twice a day.\r\n:::\r\n\r\n\t- tabs\r\n\t\t- for indentation\r\n",
  "docs/01-getting-started/02-Second Steps (v2).md":
    "\uFEFF---\ntitle: Second steps\n---\n\nA byte order mark, and a name with spaces and capitals.\n\n![Screenshot](./Screenshot 2022-01-05 at 10.15.22.png)\n\n![Screenshot](<./Screenshot 2022-01-05 at 10.15.22.png>)\n",
  "docs/01-getting-started/03-in-windows.md": Buffer.from(
    "---\ntitle: Caf\xe9 and quay\n---\n\nThe price is 5 \x80 \x96 \x93as agreed\x94.\n",
    "latin1",
  ),
  "docs/01-getting-started/04-empty.md": "",
  "docs/guides/_category_.yml": "label: Guides\nposition: 7\n",
  "docs/guides/deposit.md": `---
title: Deposit
tags: [Basics, Money]
last_update:
  date: 2023-05-01
  author: Ana
---

## 1. How much

The share is $$
s = \\frac{d}{D}
$$
of the pool, that is 12:30 or $5.

## How much {#how-much}

| Asset | Share |
| --- | --- |
| ETH | 50 % |
`,
  "docs/guides/withdraw.mdx": `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Note from './_note.mdx';
import useBaseUrl from '@docusaurus/useBaseUrl';

# Withdraw

<Note />

<Tabs groupId="wallet" className="wide">
<TabItem value="a" label="Wallet A">Text of A.</TabItem>
<TabItem value="b" label="Wallet B">Text of B.</TabItem>
</Tabs>

<img src={useBaseUrl('/img/harbour.png')} alt="The harbor" style={{width: 200}} />

<img src={require('./images/step-one.gif').default} alt="Step one" />
`,
  "docs/guides/_note.mdx": "Withdrawals take *two tides*. ![The quay](./images/step-one.gif)\n",
  "docs/guides/charts.mdx": `---
title: Charts
---

import PriceChart from '@site/src/components/PriceChart';
import { Highlight } from '@site/src/components/Highlight';
import BrowserOnly from '@docusaurus/BrowserOnly';
import React from 'react';

export const prices = [1, 2, 3];

The price over time:

<PriceChart data={prices} height={300} />

This is <Highlight color="red">important *text*</Highlight>, says {prices.length} of us.

<Highlight>

A block inside.

</Highlight>

- In a list:

  <PriceChart
    data={prices}
  />

<BrowserOnly>{() => <PriceChart data={prices} />}</BrowserOnly>

<a href="https://example.org" onClick={() => track("x")}>Track me</a>
`,
  "docs/guides/frames.md": `# Frames

**<iframe width="560" height="315" src="https://www.youtube.com/embed/abcdefghijk" title="A talk"></iframe>**

<iframe src="https://docs.google.com/forms/d/e/abc/viewform?embedded=true" width="640"></iframe>

<center>Below the form.</center>
`,
  "docs/guides/draft.md": "---\ntitle: Not yet\ndraft: true\n---\n\nSoon. ![](/img/harbour.png)\n",
  "docs/guides/Chart.js": "export default () => null\n",
  "docs/concepts/overview.mdx": `import DocCardList from '@theme/DocCardList';
import CodeBlock from '@theme/CodeBlock';
import Diagram from './diagram.svg';

# Overview

<!-- a comment of HTML -->

<img src={Diagram} alt="How it fits together" />

<DocCardList />

<CodeBlock language="js" title="quay.js">{\`const quay = 1\`}</CodeBlock>

{/* truncate */}
`,
  "docs/concepts/diagram.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" width="120" height="60"><path d="M0 0h120v60H0z"/></svg>\n',
  "docs/concepts/fees.md": `---
title: Fees
custom_key_of_ours: 7
---

<p>A fee is paid once

<ul><li>One<li>Two</ul>

Bold <b>words without end.

Then a paragraph.

\`\`\`solidity title="Fee.sol" {2} showLineNumbers
contract Fee {
  uint256 public fee;
}
\`\`\`
`,
  "docs/concepts/Fees & Rebates.md": "# Fees & rebates\n\nA name with an ampersand.\n",
  "docs/reference/limits.md":
    "---\nsidebar_position: 3\n---\n\n# Limits\n\nSee [fees](../concepts/fees.md).\n",
  "docs/reference/README.md": "# Reference\n\nWhat there is.\n",
  "api/overview.md": "# API\n\nSee [the methods](./methods.md).\n",
  "api/methods.md": "---\ntitle: Methods\n---\n\n`moor()` and `leave()`.\n",
  "versioned_docs/version-1.0/intro.md":
    "---\ntitle: Welcome\nslug: /intro\n---\n\nOf version 1.0.\n",
  "versioned_docs/version-1.0/guides/deposit.md": "# Deposit\n\nOf version 1.0.\n",
}
