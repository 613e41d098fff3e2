import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ebooks } from '@/content/ebooks/catalogue'
import { sets, translatedWorks, type WorkFile, works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { workshops } from '@/content/workshops'
import { libraryText } from '@/i18n/library'
import { offlineTrainingText } from '@/i18n/offline-training'
import { onlineTrainingText } from '@/i18n/online-training'
import { completeLanguages } from '@/i18n/partial-languages'
import { programmeText } from '@/i18n/programmes'
import { toolkitText } from '@/i18n/toolkit'
import { videoText } from '@/i18n/videos'
import { nameCaptions, nameCaptionsFile } from '@/lib/library/videos'
import { routes } from '@/lib/routes'

export type ContentSecret = { label: string; bytes: Buffer }

export type ContentRole = 'anonymous' | 'member' | 'subscriber'
const FREE_WORKSHOP_COUNT = 4

const allWorks = [...works, ...translatedWorks]

const isLocked = (role: ContentRole, item: { isPremium: boolean }) =>
  role === 'anonymous' || (role === 'member' && item.isPremium)

export function listSecrets(role: ContentRole): ContentSecret[] {
  const lockedBooks = ebooks.filter((book) => isLocked(role, book))
  const lockedVideos = videos.filter((video) => isLocked(role, video))
  const lockedResources = allWorks.filter((resource) => isLocked(role, resource))
  const secretTexts = [
    ...lockedBooks.flatMap(({ id, file }) => [file, routes.ebookFile(id), routes.reader(id)]),
    ...lockedVideos.flatMap(({ id, file, captions }) => [
      file,
      ...listCaptionFiles(captions),
      routes.videoFile(id),
      ...listCaptionUrls(id),
    ]),
    ...lockedResources.flatMap(({ files }) =>
      files.flatMap(({ id, name }) => [name, routes.toolkitFile(id)]),
    ),
    // A member can open an archive of the free files, but no page links to it.
    ...(role === 'subscriber' ? [] : sets.map(({ id }) => routes.toolkitSet(id))),
    ...workshops
      .filter((_, index) => isLocked(role, { isPremium: index >= FREE_WORKSHOP_COUNT }))
      .map(({ link }) => link),
    ...(role === 'subscriber' ? [] : ['rEc0rD1ng_-', routes.player('last-session')]),
  ]
  const openFiles = listContentFiles(
    ebooks.filter((book) => !lockedBooks.includes(book)),
    videos.filter((video) => !lockedVideos.includes(video)),
    allWorks.filter((resource) => !lockedResources.includes(resource)),
  )
  const openBytes = Buffer.concat(openFiles.map((file) => readFileSync(file)))
  const lockedSlices = [
    ...listContentFiles(lockedBooks, lockedVideos, lockedResources),
    ...(role === 'anonymous' ? picturePaths : []),
  ].flatMap(sliceFile)
  const openSlices = findContained(lockedSlices, openBytes)
  return [
    ...secretTexts.map((text) => ({ label: text, bytes: Buffer.from(text) })),
    // Bytes that a free file has as well (a font, a common phrase) prove nothing.
    ...lockedSlices.filter((slice) => !openSlices.has(slice)),
  ]
}

function listContentFiles(
  books: typeof ebooks,
  chosenVideos: typeof videos,
  chosenResources: typeof works,
) {
  return [
    ...books.map(({ file }) => `content/ebooks/files/${file}`),
    ...chosenVideos.flatMap(({ file, captions }) =>
      [file, ...listCaptionFiles(captions)].map((name) => `content/videos/files/${name}`),
    ),
    ...chosenResources.flatMap(({ files }) => files.map(toolkitFilePath)),
  ]
}

/** Of a video of the site, in every language. */
export const listCaptionUrls = (id: string) =>
  completeLanguages.map((language) => routes.captions(nameCaptions(id, language)))

const listCaptionFiles = (captions: string) =>
  completeLanguages.map((language) => nameCaptionsFile(captions, language))

const toolkitFilePath = ({ file }: Pick<WorkFile, 'file'>) => `content/toolkit/files/${file}`

const picturePaths = allWorks.flatMap(({ pages: [first] }) =>
  first ? [toolkitFilePath({ file: first.picture })] : [],
)

/** Slices from the whole file, so that any leaked part contains one. */
function sliceFile(file: string): ContentSecret[] {
  const bytes = readFileSync(file)
  // Letters of other scripts have three bytes; eight of them are one common word.
  const length = /\.(hi|ta)\.vtt$/.test(file) ? 72 : 24
  const count = file.startsWith('content/toolkit/') ? 10 : 40
  const offsets = Array.from({ length: count }, (_, index) =>
    Math.floor(((bytes.length - length) * (index + 1)) / (count + 1)),
  )
  const slices = offsets.map((offset) => ({
    label: `${file} at ${offset}`,
    bytes: bytes.subarray(offset, offset + length),
  }))
  // An empty place for a code is one byte repeated, as in any picture.
  return slices.filter((slice) => new Set(slice.bytes).size > 1)
}

/** Text for members only (scripts may contain it), free of characters that HTML escapes. */
export const memberOnlyTexts: ContentSecret[] = [
  libraryText().lede,
  videoText().lede,
  onlineTrainingText().lede,
  offlineTrainingText().use,
  programmeText().networking.lede,
  toolkitText().lede,
]
  .map((text) => /[\w ,.:]{30,}/.exec(text)?.[0] ?? text)
  .map((label) => ({ label, bytes: Buffer.from(label) }))

export const findSecrets = (secrets: ContentSecret[], body: Buffer) =>
  [...findContained(secrets, body)].map(({ label }) => label)

const START_BYTES = 3
const readStart = (bytes: Buffer, index: number) =>
  ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)

/** Reads the body once, since one search per secret takes most of the time. */
function findContained(secrets: ContentSecret[], body: Buffer): Set<ContentSecret> {
  const { isStart, secretsByStart } = getSecretIndex(secrets)
  const found = new Set<ContentSecret>()
  for (let index = 0; index <= body.length - START_BYTES; index += 1) {
    const start = readStart(body, index)
    if (isStart[start])
      for (const secret of secretsByStart.get(start) ?? [])
        if (body.subarray(index, index + secret.bytes.length).equals(secret.bytes))
          found.add(secret)
  }
  return new Set(secrets.filter((secret) => found.has(secret)))
}

type SecretIndex = { isStart: Uint8Array; secretsByStart: Map<number, ContentSecret[]> }
const secretIndexes = new WeakMap<ContentSecret[], SecretIndex>()

function getSecretIndex(secrets: ContentSecret[]): SecretIndex {
  const known = secretIndexes.get(secrets)
  if (known) return known
  const isStart = new Uint8Array(1 << (8 * START_BYTES))
  const secretsByStart = new Map<number, ContentSecret[]>()
  for (const secret of secrets) {
    const start = readStart(secret.bytes, 0)
    isStart[start] = 1
    secretsByStart.set(start, [...(secretsByStart.get(start) ?? []), secret])
  }
  const index = { isStart, secretsByStart }
  secretIndexes.set(secrets, index)
  return index
}

/** Searches each distinct body once. */
export function createSecretSearch(secrets: ContentSecret[]) {
  const labelsByHash = new Map<string, string[]>()
  return (body: Buffer) => {
    const key = createHash('sha1').update(body).digest('base64')
    const labels = labelsByHash.get(key) ?? findSecrets(secrets, body)
    labelsByHash.set(key, labels)
    return labels
  }
}
