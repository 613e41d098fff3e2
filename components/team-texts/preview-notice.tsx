import { Alert } from '@/components/ui/alert'
import { teamTextsText } from '@/i18n/team-texts'
import { routes } from '@/lib/routes'
import type { TextName } from '@/lib/texts/kinds'

export function PreviewNotice({ name }: { name: TextName }) {
  const { preview: text, names } = teamTextsText()
  return (
    <aside aria-label={text.title(names[name])} className="page-width pt-4">
      <Alert tone="info" className="flex flex-wrap items-center justify-between gap-x-6">
        <p>{text.notice}</p>
        <a href={routes.teamText(name)} className="inline-flex min-h-11 items-center">
          {text.back}
        </a>
      </Alert>
    </aside>
  )
}
