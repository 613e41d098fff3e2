const MAX_CHARACTERS = 120

/** A line names a person, the role and the subject. Spreadsheets paste tabs between them. */
export const parsePeople = (text: string) =>
  text.split(/\r\n?|\n/).flatMap((line) => {
    const [name = '', role = '', subject = ''] = line
      .split(/[|\t]/)
      .map((cell) => cell.trim().slice(0, MAX_CHARACTERS).toWellFormed())
    return name ? [{ name, role, subject, file: '' }] : []
  })
