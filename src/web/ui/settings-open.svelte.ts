/** Whether the settings lie open over the page. */
class Door {
  open = $state(false);
}

export const settings = new Door();
