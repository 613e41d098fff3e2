export const WEEKLY_SESSION = 'सुबह\u00a010:00\u00a0बजे'
