import { KeepButton } from '@/components/kept/keep-button'
import { ButtonLink } from '@/components/site/button-link'
import { buttonClass } from '@/components/ui/button'
import { ClassroomLink } from '@/components/ui/classroom-link'
import { libraryText } from '@/i18n/library'
import { listText } from '@/i18n/lists'
import { shareText } from '@/i18n/share'
import { toolkitText } from '@/i18n/toolkit'
import type { PageAccess } from '@/lib/client/preview-access'
import { routes, toLoginPath, toNewDraftPath } from '@/lib/routes'
import type { ToolkitResourceCard } from '@/lib/toolkit/schema'

type Props = { resource: ToolkitResourceCard; access: PageAccess }

export function ResourceFiles({ resource: { id, title, files, pageUrl }, access }: Props) {
  const text = toolkitText()
  const { visitor: visitorText, free: memberText } = libraryText()
  const { named: formatLabel } = listText()
  const labelledFiles = files.map((file) => ({
    ...file,
    label: text.file(text.formats[file.format] ?? file.format, text.size(file.bytes)),
  }))
  const pdf = files.find(({ format }) => format === 'pdf')
  const isLocked = files.some(({ downloadLink: download }) => !download)
  if (access === 'visitor')
    return (
      <ButtonLink
        href={toLoginPath(routes.toolkit)}
        label={formatLabel(visitorText.login, title)}
        tone="quiet"
      >
        {visitorText.login}
      </ButtonLink>
    )
  return (
    <ul className="flex flex-wrap items-center gap-3">
      {labelledFiles.map(({ format, downloadLink: download, label }) => (
        <li key={format}>
          {download ? (
            <a
              href={download.href}
              download={download.download}
              aria-label={formatLabel(label, title)}
              className={buttonClass()}
            >
              {label}
            </a>
          ) : (
            <span className="text-muted">{label}</span>
          )}
        </li>
      ))}
      {pdf?.downloadLink && (
        <li>
          <KeepButton item={`resource/${id}`} title={title} bytes={pdf.bytes} />
        </li>
      )}
      {access === 'subscriber' && (
        <li>
          <ButtonLink
            href={toNewDraftPath(`resource:${id}`)}
            label={formatLabel(text.draft, title)}
            tone="quiet"
          >
            {text.draft}
          </ButtonLink>
        </li>
      )}
      {!isLocked && (
        <li>
          <ClassroomLink url={pageUrl} label={formatLabel(shareText().classroom, title)} />
        </li>
      )}
      {isLocked && (
        <li>
          <ButtonLink
            href={routes.subscriptionForm}
            label={formatLabel(memberText.locked, title)}
            tone="quiet"
          >
            {memberText.locked}
          </ButtonLink>
        </li>
      )}
    </ul>
  )
}
