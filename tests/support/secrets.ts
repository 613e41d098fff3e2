import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ebooks } from '@/content/ebooks/catalogue'
import { sets, type WorkFile, works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { workshops } from '@/content/workshops'
import { routes } from '@/lib/routes'
import { libraryWords } from '@/words/library'
import { offlineTrainingWords } from '@/words/offline-training'
import { onlineTrainingWords } from '@/words/online-training'
import { programmeWords } from '@/words/programmes'
import { toolkitWords } from '@/words/toolkit'
import { videoWords } from '@/words/videos'

/** Everything that may reach some people and not others, as it would look in an answer. */
export type Secret = { what: string; bytes: Buffer }

export type Role = 'anonymous' | 'member' | 'subscriber'
/** Everyone with an account may register for the first four. */
const OPEN_WORKSHOPS = 4

const locked = (role: Role, item: { isPremium: boolean }) =>
  role === 'anonymous' || (role === 'member' && item.isPremium)

/** What must not reach this role: names and addresses, and pieces out of each file's bytes. */
export function secretsFrom(role: Role): Secret[] {
  const books = ebooks.filter((book) => locked(role, book))
  const films = videos.filter((film) => locked(role, film))
  const tools = works.filter((work) => locked(role, work))
  const addresses = [
    ...books.flatMap(({ id, file }) => [file, routes.ebookFile(id), routes.reader(id)]),
    ...films.flatMap(({ id, file, captions }) => [
      file,
      captions,
      routes.videoFile(id),
      routes.captions(id),
    ]),
    ...tools.flatMap(({ files }) =>
      files.flatMap(({ id, name }) => [name, routes.toolkitFile(id)]),
    ),
    // A member gets an archive of what is free, and is not led to it.
    ...(role === 'subscriber' ? [] : sets.map(({ id }) => routes.toolkitSet(id))),
    ...workshops
      .filter((_, place) => locked(role, { isPremium: place >= OPEN_WORKSHOPS }))
      .map(({ link }) => link),
    ...(role === 'subscriber' ? [] : ['rEc0rD1ng_-', routes.player('last-session')]),
  ]
  const allowed = filesOf(
    ebooks.filter((book) => !books.includes(book)),
    videos.filter((film) => !films.includes(film)),
    works.filter((work) => !tools.includes(work)),
  )
  const open = Buffer.concat(allowed.map((file) => readFileSync(file)))
  return [
    ...addresses.map((text) => ({ what: text, bytes: Buffer.from(text) })),
    // What a free file holds as well (a font, a common turn of phrase) tells nothing.
    ...[...filesOf(books, films, tools), ...(role === 'anonymous' ? pictures : [])]
      .flatMap(piecesOf)
      .filter(({ bytes }) => !open.includes(bytes)),
  ]
}

function filesOf(books: typeof ebooks, films: typeof videos, tools: typeof works) {
  return [
    ...books.map(({ file }) => `content/ebooks/files/${file}`),
    ...films.flatMap(({ file, captions }) =>
      [file, captions].map((name) => `content/videos/files/${name}`),
    ),
    ...tools.flatMap(({ files }) => files.map(placeOf)),
  ]
}

const placeOf = ({ file }: Pick<WorkFile, 'file'>) => `content/toolkit/files/${file}`

/** One page of each work, for persons alone. */
const pictures = works.flatMap(({ pages: [first] }) =>
  first ? [placeOf({ file: first.picture })] : [],
)

/** Slices from all over the file: whichever part of it leaves, one of them shows. */
function piecesOf(file: string): Secret[] {
  const bytes = readFileSync(file)
  const length = 24
  // The toolkit has many files, made alike.
  const count = file.startsWith('content/toolkit/') ? 10 : 40
  const places = Array.from({ length: count }, (_, index) =>
    Math.floor(((bytes.length - length) * (index + 1)) / (count + 1)),
  )
  return places.map((place) => ({
    what: `${file} at ${place}`,
    bytes: bytes.subarray(place, place + length),
  }))
}

/**
 * What only members are answered with, page by page, though scripts may bring such words along; no sign
 * in it that HTML would spell otherwise.
 */
export const membersWords: Secret[] = [
  libraryWords().lede,
  videoWords().lede,
  onlineTrainingWords().lede,
  offlineTrainingWords().use,
  programmeWords().networking.lede,
  toolkitWords().lede,
]
  .map((text) => /[\w ,.:]{30,}/.exec(text)?.[0] ?? text)
  .map((what) => ({ what, bytes: Buffer.from(what) }))

export const found = (secrets: Secret[], body: Buffer) =>
  secrets.filter(({ bytes }) => body.includes(bytes)).map(({ what }) => what)

/** The same, where one body comes in many ways: it is searched once. */
export function searchFor(secrets: Secret[]) {
  const searched = new Map<string, string[]>()
  return (body: Buffer) => {
    const key = createHash('sha1').update(body).digest('base64')
    const known = searched.get(key) ?? found(secrets, body)
    searched.set(key, known)
    return known
  }
}
