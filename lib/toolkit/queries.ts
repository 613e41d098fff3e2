import 'server-only'
import path from 'node:path'
import { sets, type Work, works } from '@/content/toolkit/catalogue'
import { mayOpen, type Reader } from '@/lib/library/policy'
import { routes } from '@/lib/routes'
import { pictureId, type ThemeShelf, type WorkCard } from './schema'

const FOLDER = 'content/toolkit/files'

const TYPES = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The toolkit as this viewer may see it: what each work is for everybody, files for whom they are. */
export function shelvesFor(viewer: Reader): ThemeShelf[] {
  return sets.map(({ id, theme }) => {
    const all = works.filter((work) => work.theme === theme)
    const whole = all.every((work) => mayOpen(viewer, work))
    const bytes = all.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, 0)
    return {
      theme,
      works: all.map((work) => cardOf(viewer, work)),
      set: whole ? { address: routes.toolkitSet(id), bytes } : null,
    }
  })
}

export function toolkitFile(viewer: Reader, id: string) {
  const found = openWorks(viewer)
    .flatMap(({ files }) => files)
    .find((file) => file.id === id)
  return found && { ...saved(found), type: TYPES[found.format] }
}

/** Pictures show everyone with an account what a subscription would give; they are too small to teach from. */
export function pagePicture(viewer: Reader, id: string) {
  return viewer ? (pictures.get(id) ?? null) : null
}

/** All files of a theme that this viewer may open, and the name to save them under. */
export function themeSet(viewer: Reader, id: string) {
  const set = sets.find((one) => one.id === id)
  const own = openWorks(viewer).filter(({ theme }) => theme === set?.theme)
  const files = own.flatMap((work) => work.files).map(saved)
  return set && files.length > 0 ? { name: set.name, files } : null
}

function cardOf(viewer: Reader, work: Work): WorkCard {
  const { pages, files, ...known } = work
  const open = mayOpen(viewer, work)
  return {
    ...known,
    pages: pages.map(({ title }) => title),
    files: files.map(({ id, format, name, bytes }) => ({
      format,
      bytes,
      save: open ? { href: routes.toolkitFile(id), download: name } : null,
    })),
  }
}

const openWorks = (viewer: Reader) => works.filter((work) => mayOpen(viewer, work))

const saved = ({ name, file }: { name: string; file: string }) => ({
  name,
  file: path.join(FOLDER, file),
})

const pictures = new Map(
  works.flatMap(({ id, pages }) =>
    pages.map(({ picture }, index) => [pictureId(id, index + 1), path.join(FOLDER, picture)]),
  ),
)
