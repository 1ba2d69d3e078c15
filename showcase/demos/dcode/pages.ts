/** The pages share most of their code, so they are one file. */
export { Component as DcodePage } from './DcodePage.tsx';
export { Component as EditProfilePage } from './EditProfilePage.tsx';
export { Component as ProfilePage } from './ProfilePage.tsx';
