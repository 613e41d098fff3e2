import { TeamForm } from '@/components/team/forms/team-form'
import { teamLibraryText } from '@/i18n/team-library'
import type { Item } from '@/lib/content/item'
import { listFileKinds } from '@/lib/content/policy'
import { routes } from '@/lib/routes'
import { ItemFile } from './item-file'

export function ItemFiles({ item }: { item: Item }) {
  const { files: text } = teamLibraryText()
  const fileKinds = listFileKinds(item.type)
  if (fileKinds.length === 0) return null
  return (
    <section aria-labelledby="files" className="sheet mt-6 grid gap-6 px-5 py-6 md:px-9">
      <h2 id="files">{text.heading}</h2>
      {fileKinds.map(([role, kind]) => {
        const file = item.files[role]
        const href = file?.bundled?.startsWith('/')
          ? file.bundled
          : `${routes.teamItem(item.id)}/files/${role}`
        const fileText = file?.bundled ? text.comesWithSite : text.uploaded(file?.saveAs ?? '')
        return (
          <div key={role}>
            <ItemFile id={item.id} role={role} kind={kind} />
            <p className="mt-2 text-muted">{file ? fileText : text.none}</p>
            {file && (
              <a
                href={href}
                aria-label={text.lookAt(text.names[role])}
                className="inline-flex min-h-11 items-center"
              >
                {text.look}
              </a>
            )}
            {role === 'cover' && <DrawCover item={item} />}
          </div>
        )
      })}
    </section>
  )
}

function DrawCover({ item }: { item: Item }) {
  const { files: text } = teamLibraryText()
  if (!item.files.document) return <p className="text-muted">{text.drawCoverHint}</p>
  return (
    <div className="mt-3">
      <TeamForm
        path={`/api/team/library/${item.id}/cover`}
        button={text.drawCover}
        variant="secondary"
      />
    </div>
  )
}
