import { ButtonLink } from '@/components/site/button-link'
import { Picture } from '@/components/site/picture'
import type { PictureName } from '@/content/pictures'

type Props = { title: string; text: string; button: string; href: string; picture: PictureName }

export function UpgradeCard({ title, text, button, href, picture }: Props) {
  return (
    <section
      aria-labelledby="invitation"
      className="mt-8 flex flex-col gap-x-10 gap-y-5 rounded-sheet border-8 border-marigold bg-deep px-6 py-7 text-chalk sm:flex-row sm:items-center md:px-10"
    >
      <Picture name={picture} className="w-32 rounded-sheet bg-sheet p-3 sm:w-40" />
      <div>
        <h2 id="invitation" className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 mb-5 text-haze">{text}</p>
        <ButtonLink href={href} tone="accent">
          {button}
        </ButtonLink>
      </div>
    </section>
  )
}
