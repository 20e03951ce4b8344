/** The font in which social cards set titles, as a file of a package. */
export const cardTitleFont = "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"
