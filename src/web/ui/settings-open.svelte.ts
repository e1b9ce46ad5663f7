/** Whether the settings lie open over the page. */
class SettingsDialog {
  open = $state(false);
}

export const settings = new SettingsDialog();
