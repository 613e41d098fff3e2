export const RECORDING_URL = 'https://www.youtube.com/watch?v=rEc0rD1ng_-'
