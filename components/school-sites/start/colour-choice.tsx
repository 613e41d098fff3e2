import type { ComponentProps } from 'react'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { SITE_COLOURS } from '@/lib/school-sites/kinds'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & { error?: string }

/** White text is readable on each of them, so there is nothing to get wrong. */
export function ColourChoice({ error: _, ...input }: Props) {
  const text = schoolSiteStartText()
  return (
    <fieldset className="field">
      <legend className="field-label">{text.colour}</legend>
      <div className="flex flex-wrap gap-x-5">
        {SITE_COLOURS.map((colour, index) => (
          <label key={colour} className="choice">
            <input type="radio" value={colour} defaultChecked={index === 0} {...input} />
            <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
              <rect width="24" height="24" rx="4" fill={colour} />
            </svg>
            <span>{text.colours[colour]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
