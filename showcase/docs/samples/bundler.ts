import 'data-connect';

const button = document.querySelector('data-connect-button');

if (button) {
  button.requestData = ['basic', 'preferences'];
  button.onComplete = (result) => console.log(result.approvedData);
}
