"""The key for custom senders, as a function that sends messages has it."""

import base64

import aws_encryption_sdk
from aws_encryption_sdk.identifiers import EncryptionKeyType, WrappingAlgorithm
from aws_encryption_sdk.internal.crypto.wrapping_keys import WrappingKey
from aws_encryption_sdk.key_providers.raw import RawMasterKeyProvider


class SenderKeys(RawMasterKeyProvider):
    """Decrypts what was encrypted under one key."""
    provider_id = "martlet"

    @classmethod
    def of(cls, key):
        # The library's constructor takes no further arguments.
        made = cls()
        made.key = key
        made.add_master_key("sender-key")
        return made

    def _get_raw_key(self, key_id):
        return WrappingKey(
            wrapping_algorithm=WrappingAlgorithm.AES_256_GCM_IV12_TAG16_NO_PADDING, wrapping_key=self.key,
            wrapping_key_type=EncryptionKeyType.SYMMETRIC)

    def decrypt(self, code):
        """The code in an event, decrypted by the AWS Encryption SDK, and its encryption context."""
        text, header = aws_encryption_sdk.EncryptionSDKClient().decrypt(
            source=base64.b64decode(code), key_provider=self)
        return text.decode(), header.encryption_context
