type Props = { label: string; code: string }

/** Long lines break, so that nothing scrolls sideways on a phone. */
export function Example({ label, code }: Props) {
  return (
    <figure className="mt-5">
      <figcaption className="font-semibold">{label}</figcaption>
      <pre className="mt-2 rounded-sm bg-deep p-4 text-sm whitespace-pre-wrap text-chalk wrap-anywhere">
        <code translate="no">{code}</code>
      </pre>
    </figure>
  )
}
