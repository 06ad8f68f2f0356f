import { getForm, present } from './subject.ts';

/** A site that takes files by `?way=`: an `input` in its form, a `drop` on its composer, or not at all. */
const way = new URLSearchParams(location.search).get('way');
const form = getForm();
const composer = document.createElement('textarea');
composer.id = 'composer';
form.prepend(composer);

async function take(files: FileList | null | undefined): Promise<void> {
  for (const file of files ?? []) {
    const chip = document.createElement('div');
    chip.dataset.testid = 'file-thumbnail';
    chip.textContent = file.name;
    chip.dataset.text = await file.text();
    form.append(chip);
  }
}

if (way === 'input') {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.hidden = true;
  input.addEventListener('change', () => void take(input.files));
  form.append(input);
  const portrait = document.createElement('input');
  portrait.type = 'file';
  portrait.accept = 'image/*';
  form.prepend(portrait);
}
if (way === 'drop') {
  composer.addEventListener('dragover', (event) => event.preventDefault());
  composer.addEventListener('drop', (event) => {
    event.preventDefault();
    void take(event.dataTransfer?.files);
  });
}
present(() => composer.value);
