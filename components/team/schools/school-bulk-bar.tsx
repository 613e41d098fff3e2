import { teamFollowUpText } from '@/i18n/team-follow-up'
import { routes } from '@/lib/routes'
import { BulkBar } from '../lists/bulk-bar'

type Props = { rowIds: string[]; tags: string[]; managers: { id: string; name: string }[] }

export function SchoolBulkBar({ rowIds, tags, managers }: Props) {
  const text = teamFollowUpText()
  const managerOptions = managers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <BulkBar
      rowIds={rowIds}
      actions={[
        {
          ...{ label: text.addTag, path: '/api/team/schools/tags' },
          field: { name: 'tag', label: text.tagField, maxLength: 40, suggestions: tags },
        },
        {
          ...{ label: text.saveResponsible, path: '/api/team/schools/responsible' },
          field: {
            ...{ name: 'responsible', label: text.responsible },
            options: [{ value: '', label: text.nobody }, ...managerOptions],
          },
        },
      ]}
      links={[
        { label: text.announce, href: routes.teamNewAnnouncement, param: 'schools' },
        {
          ...{ label: text.download, href: '/api/team/schools/export' },
          param: 'ids',
          isDownload: true,
        },
      ]}
    />
  )
}
