import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import type { Access } from '@/lib/client/use-access'
import { loginFor, routes } from '@/lib/routes'
import { videoWords } from '@/words/videos'

export function VideoNotice({ access }: { access: Access }) {
  const words = videoWords()
  if (access === 'subscriber') return null
  if (access === 'member')
    return (
      <Alert tone="warning" className="mt-6">
        {words.freeOnly}
      </Alert>
    )
  return (
    <Alert tone="info" role="status" className="mt-6">
      <p>{words.login}</p>
      <p className="mt-3">
        <ButtonLink href={loginFor(routes.digitalVideos)}>{words.loginButton}</ButtonLink>
      </p>
    </Alert>
  )
}
