import type { PictureSize } from '@/tests/support/sheet-pictures/camera'
import type { SheetVerdict } from '@/tests/support/sheet-pictures/judge'
import type { SheetKind } from '@/tests/support/sheet-pictures/kinds'

/** What the pictures of one set showed, by kind. */

type ReadPicture = {
  turn: number
  kinds: SheetKind[]
  size: PictureSize
  verdict: SheetVerdict
  milliseconds: number
}

type KindCounts = { pictures: number; found: number; answers: number; taps: number; wrong: number }

export type SheetTally = ReturnType<typeof createTally>

const BUDGET = { found: 0.98, taps: 0.02, milliseconds: 1_000 }
const MAX_LISTED = 40

const newCounts = (): KindCounts => ({ pictures: 0, found: 0, answers: 0, taps: 0, wrong: 0 })

export function createTally(name: string) {
  const total = { ...newCounts(), bubbles: 0, unclear: 0, wrongUnclear: 0 }
  const byKind = new Map<SheetKind, KindCounts>()
  const msByMegapixels = new Map<number, number[]>()
  const faults: string[] = []
  return {
    name,
    total,
    add: ({ turn, kinds, size, verdict, milliseconds }: ReadPicture) => {
      for (const counts of [total, ...kinds.map((kind) => getCounts(byKind, kind))])
        addVerdict(counts, verdict)
      total.bubbles += verdict.bubbles
      total.unclear += verdict.unclear
      total.wrongUnclear += verdict.wrongUnclear
      const times = msByMegapixels.get(size.megapixels) ?? []
      msByMegapixels.set(size.megapixels, [...times, milliseconds])
      if (!verdict.isFound || verdict.wrong.length > 0)
        faults.push(
          `${turn} (${kinds.join(', ')}, ${size.megapixels} MP): ${verdict.wrong.join('; ') || 'not found'}`,
        )
    },
    toJson: () => ({
      ...{ name, total, faults, kinds: Object.fromEntries(byKind) },
      milliseconds: Object.fromEntries(msByMegapixels),
    }),
    format: () => [
      `${name}: ${total.bubbles} bubbles, ${total.unclear} answers with a doubt on paper, of which ${total.wrongUnclear} were accepted wrongly`,
      '| kind | pictures | found | answers | to a tap | wrong |',
      '| - | - | - | - | - | - |',
      ...[...byKind].map(([kind, counts]) => formatCounts(kind, counts)),
      formatCounts(`all ${name}`, total),
      ...[...msByMegapixels]
        .sort()
        .map(
          ([megapixels, times]) =>
            `${megapixels} MP: ${formatMs(times, 0.5)} ms of processor time, at most ${formatMs(times, 1)}`,
        ),
      ...faults.slice(0, MAX_LISTED).map((fault) => `  ${fault}`),
      '',
    ],
  }
}

function getCounts(byKind: Map<SheetKind, KindCounts>, kind: SheetKind) {
  const counts = byKind.get(kind) ?? newCounts()
  byKind.set(kind, counts)
  return counts
}

function addVerdict(counts: KindCounts, { isFound, answers, taps, wrong }: SheetVerdict) {
  counts.pictures += 1
  counts.found += isFound ? 1 : 0
  counts.answers += answers
  counts.taps += taps
  counts.wrong += wrong.length
}

const formatShare = (part: number, whole: number) =>
  `${((part / Math.max(1, whole)) * 100).toFixed(2)} %`

const formatCounts = (name: string, { pictures, found, answers, taps, wrong }: KindCounts) =>
  `| ${name} | ${pictures} | ${formatShare(found, pictures)} | ${answers} | ${formatShare(taps, answers)} | ${wrong} |`

function formatMs(times: number[], quantile: number) {
  const sorted = [...times].sort((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0)
}

export function listMisses(tallies: SheetTally[], slowedMs: number): string[] {
  const misses = tallies.flatMap(({ name, total }) => [
    ...(total.wrong > 0 ? [`${total.wrong} wrong answers accepted (${name})`] : []),
    ...(total.taps > total.answers * BUDGET.taps ? [`taps (${name})`] : []),
    ...(total.found < total.pictures * BUDGET.found ? [`pictures found (${name})`] : []),
  ])
  return slowedMs > BUDGET.milliseconds ? [...misses, `${slowedMs} ms a sheet`] : misses
}
