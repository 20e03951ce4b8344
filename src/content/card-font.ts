/** Font file, in a package, in which social cards set titles. */
export const cardTitleFont = "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"
