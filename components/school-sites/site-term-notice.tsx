import { Alert } from '@/components/ui/alert'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { SITE_GRACE_DAYS } from '@/lib/school-sites/kinds'

const MS_PER_DAY = 86_400_000

type Props = {
  term: { status: 'running' | 'coming' | 'over'; lastDay: string } | null
  isPublic: boolean
}

/** Without a running term: what happens to the website, and until when. */
export function SiteTermNotice({ term, isPublic }: Props) {
  const { status: text, day } = schoolSiteEditorText()
  if (term?.status === 'running') return null
  const lastDay =
    isPublic && term && new Date(Date.parse(term.lastDay) + SITE_GRACE_DAYS * MS_PER_DAY)
  return <Alert tone="warning">{lastDay ? text.ends(day(lastDay)) : text.noTerm}</Alert>
}
