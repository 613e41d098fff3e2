import { ButtonLink } from '@/components/site/button-link'
import { loginFor, routes } from '@/lib/routes'
import type { Look } from '@/lib/schools/queries/join'
import { joinWords } from '@/words/join'

type Other = Exclude<Look, { state: 'open' }>

/** Why there is nothing to say yes to, and what to do about it. */
export function NoQuestion({ look }: { look: Other }) {
  const words = joinWords()
  const { title, text } = said(look)
  const seated = look.state === 'here' || look.state === 'elsewhere'
  const retry = look.state === 'unknown' || look.state === 'tooMany'
  return (
    <>
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{text}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={seated ? routes.mySchool : routes.home}>
          {seated ? words.mySchool : words.home}
        </ButtonLink>
        {retry && (
          <ButtonLink href={routes.joinByCode} tone="quiet">
            {words.code.again}
          </ButtonLink>
        )}
        {look.state === 'logInFirst' && (
          <ButtonLink href={loginFor(routes.joinByCode)} tone="quiet">
            {words.login}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

function said(look: Other) {
  const { dead, here, elsewhere } = joinWords()
  if (look.state === 'here') return { title: here.title(look.school), text: here.text }
  if (look.state === 'elsewhere')
    return { title: elsewhere.title(look.own), text: elsewhere.text(look.school, look.own) }
  return dead[look.state]
}
