import { ButtonLink } from '@/components/site/button-link'
import { joinText } from '@/i18n/join'
import { routes, toLoginPath } from '@/lib/routes'
import type { JoinLinkState } from '@/lib/schools/join'

type UnavailableInvitation = Exclude<JoinLinkState, { state: 'open' }>

export function JoinUnavailable({ invitation }: { invitation: UnavailableInvitation }) {
  const uiText = joinText()
  const { title, text } = describeInvitation(invitation)
  const hasSeat = invitation.state === 'here' || invitation.state === 'elsewhere'
  const canRetry = invitation.state === 'unknown' || invitation.state === 'tooMany'
  return (
    <>
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{text}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={hasSeat ? routes.mySchool : routes.home}>
          {hasSeat ? uiText.mySchool : uiText.home}
        </ButtonLink>
        {canRetry && (
          <ButtonLink href={routes.joinByCode} tone="quiet">
            {uiText.code.again}
          </ButtonLink>
        )}
        {invitation.state === 'logInFirst' && (
          <ButtonLink href={toLoginPath(routes.joinByCode)} tone="quiet">
            {uiText.login}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

function describeInvitation(invitation: UnavailableInvitation) {
  const { dead: unavailableTexts, here: ownSchoolText, elsewhere: otherSchoolText } = joinText()
  if (invitation.state === 'here')
    return { title: ownSchoolText.title(invitation.school), text: ownSchoolText.text }
  if (invitation.state === 'elsewhere')
    return {
      title: otherSchoolText.title(invitation.ownSchool),
      text: otherSchoolText.text(invitation.school, invitation.ownSchool),
    }
  return unavailableTexts[invitation.state]
}
