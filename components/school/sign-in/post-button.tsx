import { buttonClass } from '@/components/ui/button'

type Props = {
  path: string
  label: string
  /** Accessible name where the label repeats on a page. */
  name?: string
  csrfToken: string
  values?: Record<string, string>
  isQuiet?: true
}

/** A form of one button, without scripts. */
export const PostButton = ({ path, label, name, csrfToken, values = {}, isQuiet }: Props) => (
  <form method="post" action={path}>
    <input type="hidden" name="xsrf" value={csrfToken} />
    {Object.entries(values).map(([key, value]) => (
      <input key={key} type="hidden" name={key} value={value} />
    ))}
    <button
      type="submit"
      aria-label={name}
      className={buttonClass(isQuiet ? 'secondary' : 'primary')}
    >
      {label}
    </button>
  </form>
)
