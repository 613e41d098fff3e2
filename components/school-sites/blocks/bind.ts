/** The value of one field, kept exactly as typed. */
export const bindFields =
  <Values extends object>(values: Values, onChange: (values: Values) => void) =>
  (name: keyof Values & string) => ({
    value: String(values[name] ?? ''),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...values, [name]: target.value }),
  })

export const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
