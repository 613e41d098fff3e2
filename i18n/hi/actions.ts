export const action = {
  undo: 'वापस लें',
  waiting: (action: string) => `${action}: कुछ सेकंड में।`,
  busy: 'एक मिनट...',
  done: (action: string) => `${action}: हो गया।`,
  failure: 'यह काम नहीं हो पाया। फिर कोशिश करें।',
  noScript: 'इस पेज के बटनों के लिए JavaScript चाहिए। उसे चालू करें और पेज फिर से लोड करें।',
}
