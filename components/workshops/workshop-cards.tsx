import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { onlineTrainingText } from '@/i18n/online-training'
import type { WorkshopCard } from '@/lib/workshops/schema'
import { RegisterLink } from './register-link'

export function WorkshopCards({ workshops }: { workshops: WorkshopCard[] }) {
  return (
    <Section id="cards" heading={onlineTrainingText().cards}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {workshops.map(({ id, lang, title, text, picture, link }) => (
          <li
            key={id}
            className="sheet grid grid-cols-lead-sm content-start items-center gap-x-4 gap-y-2 overflow-hidden p-4 sm:flex sm:flex-col sm:items-stretch sm:p-0"
          >
            <div className="flex justify-center sm:bg-sky sm:py-5">
              <Picture name={picture} className="sm:w-40" />
            </div>
            <h3 lang={lang} className="sm:px-5 sm:pt-2">
              {title}
            </h3>
            <p lang={lang} className="col-span-2 sm:px-5">
              {text}
            </p>
            <p className="col-span-2 sm:mt-auto sm:px-5 sm:pb-4">
              {link && <RegisterLink href={link} title={title} />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
