import { readFileSync } from 'node:fs'

export type GuideBlock = { section: string; mark: string; lines: string }

export function readBlocks(file: string): GuideBlock[] {
  const blocks: GuideBlock[] = []
  let section = ''
  const text = readFileSync(file, 'utf8')
  for (const [, title, mark, lines] of text.matchAll(
    /^#+ (.+)$|^```sh ?(\w*)\n([\s\S]*?)^```$/gm,
  )) {
    if (title) section = title
    else blocks.push({ section, mark: mark ?? '', lines: lines ?? '' })
  }
  return blocks
}

export function findBlock(blocks: GuideBlock[], mark: string): GuideBlock {
  const block = blocks.find((candidate) => candidate.mark === mark)
  if (!block) throw new Error(`The page has no block that is marked ${mark}.`)
  return block
}
