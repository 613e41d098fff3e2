export const sessionOutcome = {
  heading: 'ஆசிரியர்கள் பெற்றவை',
  attended: (count: number) => `${count} ஆசிரியர்கள் கலந்துகொண்டார்கள்.`,
  classroom: 'தங்கள் வகுப்புக்கு:',
  minutes: (count: number) => `${count} நிமிடப் பயிற்சி, சான்றிதழுடன்.`,
  recording: {
    user: 'பதிவுக் காணொளி உள்ளது. பார்க்க உள்நுழையுங்கள்.',
    subscriber: 'சந்தா பெற்ற பள்ளிகளின் ஆசிரியர்களுக்குப் பதிவுக் காணொளி உள்ளது.',
  },
  more: (theme: string) => `“${theme}” பற்றி மேலும்`,
}
