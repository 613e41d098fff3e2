import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { videos } from '@/content/pages/videos'
import type { Access } from '@/lib/client/use-access'
import { loginFor, routes } from '@/lib/routes'

export function VideoNotice({ access }: { access: Access }) {
  if (access === 'subscriber') return null
  if (access === 'member')
    return (
      <Alert tone="warning" className="mt-6">
        {videos.freeOnly}
      </Alert>
    )
  return (
    <Alert tone="info" role="status" className="mt-6">
      <p>{videos.login}</p>
      <p className="mt-3">
        <ButtonLink href={loginFor(routes.digitalVideos)}>{videos.loginButton}</ButtonLink>
      </p>
    </Alert>
  )
}
