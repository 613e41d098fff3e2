type SchoolHelpSection = { heading: string; text?: readonly string[]; steps?: readonly string[] }

export function SchoolHelp({ sections }: { sections: readonly SchoolHelpSection[] }) {
  return (
    <div className="prose mt-8">
      {sections.map(({ heading, text = [], steps }) => (
        <section key={heading}>
          <h2 className="mt-9">{heading}</h2>
          {steps && (
            <ol className="list-decimal pl-6">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
