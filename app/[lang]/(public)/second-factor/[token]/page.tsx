import { EmailLinkAction } from '@/components/account/email-link-action'
import { EmailLinkPage, ExpiredLinkPage } from '@/components/account/email-link-page'
import { ButtonLink } from '@/components/site/button-link'
import { linkPageText } from '@/i18n/link-pages'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { isFactorLinkOpen } from '@/lib/team/factor-link'

export const generateMetadata = describePage(() => ({
  title: linkPageText().factor.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ token: string }> }

export default async function FactorLinkPage({ params }: Props) {
  const { token } = await params
  const viewer = await getCurrentViewer()
  if (!(await isFactorLinkOpen(token))) return <ExpiredLinkPage />
  const { factor: text, login: loginLabel } = linkPageText()
  if (!viewer)
    return (
      <EmailLinkPage title={text.title} text={text.logInFirst}>
        <ButtonLink href={routes.login}>{loginLabel}</ButtonLink>
      </EmailLinkPage>
    )
  return (
    <EmailLinkPage title={text.title} text={text.text}>
      <EmailLinkAction
        button={text.button}
        path="/api/account/second-factor-link"
        body={{ token }}
      />
    </EmailLinkPage>
  )
}
