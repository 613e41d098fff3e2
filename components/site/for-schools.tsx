import { subscriptionText } from '@/i18n/subscription'
import { routes } from '@/lib/routes'
import { Benefits } from './benefits'
import { ButtonLink } from './button-link'
import { Picture } from './picture'

export function ForSchools() {
  const text = subscriptionText().forSchools
  return (
    <section
      aria-labelledby="for-schools"
      className="sheet grid items-center gap-5 px-5 py-6 md:px-9 md:py-10 lg:grid-cols-side-main lg:gap-12"
    >
      <div>
        <h2 id="for-schools">{text.heading}</h2>
        <p className="mt-3">{text.intro}</p>
        <Picture name="school" className="mt-6 hidden w-full max-w-sm lg:block" />
      </div>
      <div className="min-w-0">
        <Benefits isRow />
        <p className="mt-5">
          <span className="when-out">
            <ButtonLink href={routes.subscriptionRegister}>{text.register}</ButtonLink>
          </span>
          <span className="when-in">
            <ButtonLink href={routes.subscriptionForm}>{text.subscribe}</ButtonLink>
          </span>
        </p>
      </div>
    </section>
  )
}
