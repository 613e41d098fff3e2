// @module-tag once
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listDrawingFiles } from '@/lib/documents/drawing-files'
import { expandPattern } from '../support/expand-pattern'
import { readSources } from '../support/product-sources'

/** The files that a host would package with each route, from the build's trace lists. */

const SERVER = '.next/server'
const SENDER_PATHS: Record<string, RegExp> = {
  'ebooks/files':
    /\/ebook\/files\/|\/api\/kept\/licences\/|\/team\/library\/\[id\]\/files\/\[role\]\//,
  'ebooks/texts':
    /\/api\/kept\/(licences|texts)\/|\/ebook\/read\/|\/books\/|\/team\/library\/\[id\]\/read\//,
  'videos/files': /\/digital-videos\/(files|captions)\/|\/team\/library\/\[id\]\/files\/\[role\]\//,
  'toolkit/files':
    /\/toolkit\/(files|pages|sets)\/|\/api\/kept\/licences\/|\/resources\/pictures\/|\/team\/library\/\[id\]\/files\/\[role\]\//,
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

const SEARCH_TEXT_PATH = /^content\/toolkit\/files\/[\w-]+\/text\.json$/

/** Captions are exempt, because the video page contains them too. */
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

test('private files are traced only for the functions that send them', () => {
  expect(traces.length).toBeGreaterThan(40)
  for (const { name, files } of traces) {
    const allowedFolders = Object.keys(SENDER_PATHS).filter((folder) =>
      SENDER_PATHS[folder]?.test(`/${name}`),
    )
    expect(listPrivateFolders(files).sort(), name).toEqual(allowedFolders.sort())
  }
})

test("no function includes the project's sources", () => {
  const sources = /^(tests|docs|scripts|content\/\w+\/sources)\//
  const offendingTraces = traces.filter(({ files }) => files.some((file) => sources.test(file)))
  expect(offendingTraces.map(({ name }) => name)).toEqual([])
})

/** Found in another way than the build does, by the imports that the structure tests read. */
function reachesRendering(route: string) {
  const seen = new Set([route])
  for (const name of seen)
    for (const imported of importsByModule.get(name) ?? []) seen.add(imported)
  return seen.has('lib/documents/render')
}

const importsByModule = new Map(
  readSources().map(({ file, imports }) => [file.replace(/\.tsx?$/, ''), imports]),
)

test('a function that draws documents includes the drawing program, its packages and its fonts', () => {
  const drawing = traces.filter(({ name }) =>
    reachesRendering(name.replace(/\.js\.nft\.json$/, '')),
  )
  expect(drawing.length).toBeGreaterThan(20)
  const required = listDrawingFiles().flatMap((pattern) =>
    pattern.endsWith('/**/*') ? pattern.replace('**/*', 'package.json') : expandPattern(pattern),
  )
  expect(required.filter((file) => file.endsWith('.woff')).length).toBeGreaterThan(30)
  const faults = drawing.flatMap(({ name, files }) => {
    const traced = new Set(files)
    return required.filter((file) => !traced.has(file)).map((file) => `${name} lacks ${file}`)
  })
  expect(faults).toEqual([])
})

test('most functions carry no fonts', () => {
  const withFonts = traces.filter(({ files }) => files.some((file) => file.endsWith('.woff')))
  expect(withFonts.length).toBeLessThan(traces.length / 3)
})
