// The picker on its own, so that it is loaded when it is opened.
export { PicturePicker as default } from "../pictures/picture-picker.tsx";
