import { buttonClass } from '@/components/ui/button'
import { signInText } from '@/i18n/sign-in'
import { listProviders } from '@/lib/auth/oidc/providers'
import { routes } from '@/lib/routes'

/** Plain links: `form-action` would not let a form lead to another site. */
export function ProviderLinks() {
  const providers = listProviders()
  if (providers.length === 0) return null
  const text = signInText()
  return (
    <div className="grid gap-3 border-t border-rule pt-6">
      <p className="text-muted">{text.or}</p>
      {providers.map(({ key, name }) => (
        <a key={key} href={routes.signIn(key)} className={buttonClass('secondary')}>
          {text.button(name)}
        </a>
      ))}
    </div>
  )
}
