import { ButtonLink } from '@/components/site/button-link'
import { buttonLook } from '@/components/ui/button'
import type { Access } from '@/lib/client/use-access'
import { loginFor, routes } from '@/lib/routes'
import type { WorkCard } from '@/lib/toolkit/schema'
import { libraryWords } from '@/words/library'
import { listWords } from '@/words/lists'
import { toolkitWords } from '@/words/toolkit'

type Props = { work: WorkCard; access: Access }

/** The files with format and size before the tap, or the way to them. */
export function WayToWork({ work: { title, files }, access }: Props) {
  const words = toolkitWords()
  const { visitor, free } = libraryWords()
  const { named } = listWords()
  const measured = files.map((file) => ({
    ...file,
    label: words.file(words.formats[file.format] ?? file.format, words.size(file.bytes)),
  }))
  if (access === 'visitor')
    return (
      <ButtonLink href={loginFor(routes.toolkit)} label={named(visitor.login, title)} tone="quiet">
        {visitor.login}
      </ButtonLink>
    )
  return (
    <ul className="flex flex-wrap items-center gap-3">
      {measured.map(({ format, save, label }) => (
        <li key={format}>
          {save ? (
            <a
              href={save.href}
              download={save.download}
              aria-label={named(label, title)}
              className={buttonLook()}
            >
              {label}
            </a>
          ) : (
            <span className="text-muted">{label}</span>
          )}
        </li>
      ))}
      {files.some(({ save }) => !save) && (
        <li>
          <ButtonLink href={routes.subscriptionForm} label={named(free.locked, title)} tone="quiet">
            {free.locked}
          </ButtonLink>
        </li>
      )}
    </ul>
  )
}
