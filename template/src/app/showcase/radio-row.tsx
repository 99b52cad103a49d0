interface RadioRowProps {
  /** The visible name of the group. */
  name: string
  /** The value of each choice by its visible label. */
  choices: Readonly<Record<string, string>>
  chosen: string
  onChoose: (value: string) => void
}

/** A group of radio buttons in one row. */
export function RadioRow({ name, choices, chosen, onChoose }: RadioRowProps) {
  return (
    <fieldset className="radios">
      <legend>{name}</legend>
      {Object.entries(choices).map(([label, value]) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            data-testid={`${name}-${label}`.toLowerCase().replaceAll(' ', '-')}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
