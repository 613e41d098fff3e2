import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { videoText } from '@/i18n/videos'
import type { PageAccess } from '@/lib/client/preview-access'
import { routes, toLoginPath } from '@/lib/routes'

export function VideoNotice({ access }: { access: PageAccess }) {
  const text = videoText()
  if (access === 'subscriber') return null
  if (access === 'member')
    return (
      <Alert tone="warning" className="mt-6">
        {text.freeOnly}
      </Alert>
    )
  return (
    <Alert tone="info" role="status" className="mt-6">
      <p>{text.login}</p>
      <p className="mt-3">
        <ButtonLink href={toLoginPath(routes.digitalVideos)}>{text.loginButton}</ButtonLink>
      </p>
    </Alert>
  )
}
