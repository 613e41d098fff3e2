import { readFileSync } from 'node:fs'

/** The shell lines of a page, as a reader copies them: every fenced block with its title and mark. */
export type Block = { section: string; mark: string; lines: string }

export function blocksOf(file: string): Block[] {
  const blocks: Block[] = []
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

export function blockMarked(blocks: Block[], mark: string): Block {
  const block = blocks.find((one) => one.mark === mark)
  if (!block) throw new Error(`The page has no block that is marked ${mark}.`)
  return block
}
