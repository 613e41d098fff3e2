import type { Item } from '@/lib/content/item'
import { rolesOf } from '@/lib/content/policy'
import { routes } from '@/lib/routes'
import { teamLibraryWords } from '@/words/team-library'
import { ItemFile } from './item-file'

/** Its files, each to be looked at and replaced. */
export function ItemFiles({ item }: { item: Item }) {
  const { files: words } = teamLibraryWords()
  const roles = rolesOf(item.shelf)
  if (roles.length === 0) return null
  return (
    <section aria-labelledby="files" className="sheet mt-6 grid gap-6 px-5 py-6 md:px-9">
      <h2 id="files">{words.heading}</h2>
      {roles.map((role) => {
        const file = item.files[role]
        const href = file?.bundled?.startsWith('/')
          ? file.bundled
          : `${routes.teamItem(item.id)}/files/${role}`
        const says = file?.bundled ? words.comesWithSite : words.uploaded(file?.saveAs ?? '')
        return (
          <div key={role}>
            <p className="text-muted">{file ? says : words.none}</p>
            {file && (
              <a
                href={href}
                aria-label={words.lookAt(words.names[role])}
                className="inline-flex min-h-11 items-center"
              >
                {words.look}
              </a>
            )}
            <ItemFile id={item.id} role={role} />
          </div>
        )
      })}
    </section>
  )
}
