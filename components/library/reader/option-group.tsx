type OptionGroupProps<Value> = {
  name: string
  options: (readonly [value: Value, label: string])[]
  selected: Value
  onSelect: (value: Value) => void
}

/** One of a few values, with its own legend. */
export function OptionGroup<Value extends string | number>(props: OptionGroupProps<Value>) {
  const { name, options, selected, onSelect } = props
  return (
    <fieldset className="book-choice">
      <legend>{name}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === selected}
            onChange={() => onSelect(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
