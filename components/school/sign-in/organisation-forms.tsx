import { PlainPasswordField } from '@/components/account/plain-password-field'
import { ButtonLink } from '@/components/site/button-link'
import { buttonClass } from '@/components/ui/button'
import { schoolLoginText } from '@/i18n/school-login'
import { signInText } from '@/i18n/sign-in'
import { getProviderName } from '@/lib/auth/oidc/providers'
import { routes } from '@/lib/routes'
import type { OwnOrganisation } from '@/lib/schools/sign-in/overview'

type FormProps = { csrfToken: string; needsPassword: boolean }

/** What the coordinator's own logins show. */
export function OrganisationForms({
  organisations,
  ...form
}: FormProps & { organisations: OwnOrganisation[] }) {
  const { organisation: text } = schoolLoginText()
  return (
    <section aria-labelledby="organisation" className="grid gap-5">
      <h2 id="organisation">{text.heading}</h2>
      <p>{text.text}</p>
      {organisations.map((organisation) => (
        <OrganisationForm key={organisation.id} organisation={organisation} {...form} />
      ))}
      {organisations.length === 0 && (
        <p>
          <ButtonLink href={routes.profileSignIn} tone="quiet">
            {text.connect}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function OrganisationForm({
  organisation,
  csrfToken,
  needsPassword,
}: FormProps & { organisation: OwnOrganisation }) {
  const { organisation: text, accounts } = schoolLoginText()
  const { id, provider, email, isRecent, name } = organisation
  const kind = provider === 'microsoft' ? accounts.kinds.microsoft : accounts.kinds.google
  return (
    <div className="sheet grid gap-4 px-5 py-5">
      <p>
        <span className="block">{text.yours(kind)}</span>
        <span className="block font-semibold break-all">{name}</span>
        {email && <span className="block text-muted break-all">{text.by(email)}</span>}
      </p>
      {isRecent ? (
        <form method="post" action="/api/school/sign-in/organisation" className="grid gap-4">
          <input type="hidden" name="xsrf" value={csrfToken} />
          <input type="hidden" name="identity" value={id} />
          {needsPassword && <PlainPasswordField id={`password-${id}`} />}
          <button type="submit" className="button justify-self-start">
            {text.button}
          </button>
        </form>
      ) : (
        <>
          <p>{text.old}</p>
          <p>
            <a href={routes.signIn(provider)} className={buttonClass('secondary')}>
              {signInText().button(getProviderName(provider))}
            </a>
          </p>
        </>
      )}
    </div>
  )
}
