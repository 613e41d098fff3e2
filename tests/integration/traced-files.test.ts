import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What a host would pack beside each route, by the lists that the build leaves. */

const SERVER = '.next/server'
const SENDER_PATHS: Record<string, RegExp> = {
  'ebooks/files': /\/ebook\/files\/|\/team\/library\/\[id\]\/files\/\[role\]\//,
  'ebooks/texts': /\/ebook\/read\/|\/team\/library\/\[id\]\/read\//,
  'videos/files': /\/digital-videos\/(files|captions)\/|\/team\/library\/\[id\]\/files\/\[role\]\//,
  'toolkit/files': /\/toolkit\/(files|pages|sets)\/|\/team\/library\/\[id\]\/files\/\[role\]\//,
  'toolkit/text':
    /\/toolkit\/(files|pages|sets|search)\/|\/team\/library\/\[id\]\/files\/\[role\]\//,
}

const traces = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.nft.json'))
  .map((name) => {
    const { files } = JSON.parse(readFileSync(path.join(SERVER, name), 'utf8'))
    const folder = path.dirname(path.join(SERVER, name))
    return {
      name,
      files: (files as string[]).map((file) => path.relative('.', path.join(folder, file))),
    }
  })

/** The words of the resources, which the search reads. */
const SEARCH_TEXT_PATH = /^content\/toolkit\/files\/[\w-]+\/text\.json$/

/** The captions of a film stand in its page, too. */
const listPrivateFolders = (files: string[]) => [
  ...new Set(
    files
      .map((file) =>
        SEARCH_TEXT_PATH.test(file)
          ? 'toolkit/text'
          : /^content\/(\w+\/(?:files|texts))\/.*(?<!\.vtt)$/.exec(file)?.[1],
      )
      .filter(Boolean),
  ),
]

test('private files go with the functions that send them, and with no others', () => {
  expect(traces.length).toBeGreaterThan(40)
  for (const { name, files } of traces) {
    const allowedFolders = Object.keys(SENDER_PATHS).filter((folder) =>
      SENDER_PATHS[folder]?.test(`/${name}`),
    )
    expect(listPrivateFolders(files).sort(), name).toEqual(allowedFolders.sort())
  }
})

test('no function carries the project itself', () => {
  const sources = /^(tests|docs|scripts|content\/\w+\/sources)\//
  const offendingTraces = traces.filter(({ files }) => files.some((file) => sources.test(file)))
  expect(offendingTraces.map(({ name }) => name)).toEqual([])
})
