import { Alert } from '@/components/ui/alert'

type Props = { title: string; notice: string; back: { href: string; label: string } }

export const PreviewNotice = ({ title, notice, back }: Props) => (
  <aside aria-label={title} className="page-width pt-4">
    <Alert tone="info" className="flex flex-wrap items-center justify-between gap-x-6">
      <p>{notice}</p>
      <a href={back.href} className="inline-flex min-h-11 items-center">
        {back.label}
      </a>
    </Alert>
  </aside>
)
