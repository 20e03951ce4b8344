/** Compositions about the protocol: launches, audits, contests, grants, people, and months. */
import { launch, layers } from "../compositions/chain"
import { ledger } from "../compositions/ledger"
import { crowd } from "../compositions/liquidity"
import { contest, epochs, month } from "../compositions/paths"
import { coins, hall, network, podium, stage } from "../compositions/people"
import { lens, shield } from "../compositions/signs"
import { calendar, dial, route } from "../compositions/time"
import { epochOf, monthOf } from "../subject-dates"
import type { Composition } from "./composition"

export const ofProtocol: readonly Composition[] = [
  {
    name: "crowd",
    family: "hills",
    about: /community|retail|private trader|everyone|players|testers/,
    kinds: ["community", "conference", "market-structure"],
    draw: crowd,
  },
  {
    name: "network",
    family: "network",
    about:
      /community|network|discord|ambassador|composable|decentral|oracle|regulars|open source|social|galxe|governance|contracts? are public/,
    kinds: ["community", "company", "conference"],
    draw: network,
  },
  {
    name: "hall",
    isBound: true,
    family: "hall",
    about:
      /denver|conference|permissionless|summit|workshop|panel|cornell|speakeasy|booth|event|awards?|mention/,
    kinds: ["conference"],
    draw: hall,
  },
  {
    name: "stage",
    isBound: true,
    family: "stage",
    about: /denver|conference|permissionless|summit|workshop|cornell|speakeasy|demo\b|event/,
    kinds: ["conference"],
    draw: stage,
  },
  {
    name: "coins",
    isBound: true,
    family: "coins",
    about:
      /points|pips|rewards?|raises?|funding|funds?\b|grants?\b|prizes?|paid in|yield|\$|incentives|million|lend/,
    kinds: ["grant", "community"],
    draw: coins,
  },
  {
    name: "podium",
    isBound: true,
    family: "podium",
    about: /results|winners?|wins?\b|top trade|best trades|rank|record|awards?|contest|five top/,
    kinds: ["competition", "beta-epoch"],
    draw: podium,
  },
  {
    name: "contest",
    isBound: true,
    family: "paths",
    about: /contest|competition|players|epoch|challenge/,
    kinds: ["competition"],
    draw: contest,
  },
  {
    name: "epochs",
    isBound: true,
    family: "epochs",
    about: /epoch/,
    kinds: ["beta-epoch"],
    draw: (canvas, subject) => epochs(canvas, epochOf(subject)),
  },
  {
    name: "route",
    family: "route",
    about:
      /roadmap?\b|tutorial|tour\b|step by step|number by number|sign up|how-to|first trade|what stays|begins?\b|from wallet/,
    kinds: ["product-tutorial", "beta-epoch"],
    draw: route,
  },
  {
    name: "launch",
    family: "launch",
    about: /(?<!gated )launch|\blive\b|first day|is on base|announc/,
    kinds: ["launch"],
    draw: launch,
  },
  {
    name: "layers",
    family: "layers",
    about:
      /layer|\bl2\b|unichain|\bbase\b|\bv4\b|\bv2\b|vaults?|v1\.1|what a market is|composable|contracts behind|chain\b/,
    kinds: ["launch", "v2"],
    draw: layers,
  },
  {
    name: "ledger",
    isBound: true,
    family: "ledger",
    about: /audit|code4rena|openzeppelin|abdk|contracts|dev log|review|code\b/,
    kinds: ["audit", "protocol", "contract"],
    draw: canvas => ledger(canvas),
  },
  {
    name: "fault",
    isBound: true,
    family: "ledger",
    about: /post-mortem|vulnerab|spoof/,
    kinds: ["post-mortem"],
    draw: canvas => ledger(canvas, { fault: true }),
  },
  {
    name: "lens",
    isBound: true,
    family: "lens",
    about: /audit|security|code4rena|review|three sigma|smart contracts/,
    kinds: ["audit", "post-mortem"],
    draw: lens,
  },
  {
    name: "shield",
    isBound: true,
    family: "shield",
    about: /audit|security|complete|clean|none lost|safe\b|protect|saved/,
    kinds: ["audit"],
    draw: shield,
  },
  {
    name: "month",
    isBound: true,
    family: "bars",
    about: /newsletter/,
    kinds: ["newsletter"],
    draw: (canvas, subject) => month(canvas, monthOf(subject)),
  },
  {
    name: "calendar",
    isBound: true,
    family: "calendar",
    about: /newsletter|calendar|a week|ten days|month/,
    kinds: ["newsletter"],
    draw: (canvas, subject) => calendar(canvas, monthOf(subject)),
  },
  {
    name: "dial",
    isBound: true,
    family: "dial",
    about: /newsletter|timescale|1d, 1w|hour|quiet month/,
    kinds: ["newsletter"],
    draw: (canvas, subject) => dial(canvas, monthOf(subject)),
  },
]
