import Kernel

@testable import SAML

/// Keys and certificates of kinds that this server does not make itself, made with the program openssl.
enum FixedKeys {
    /// A certificate with a key on P-256.
    static let curve = bytes(
        """
        MIIBfzCCASWgAwIBAgIUdW7kN2OfePq+gYt6hwM5hvwkevwwCgYIKoZIzj0EAwIwFTETMBEGA1UEAwwKZWMuZXhhbXBsZTAeFw0y\
        NjExMjMxMzIyMzlaFw0zNjExMjAxMzIyMzlaMBUxEzARBgNVBAMMCmVjLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC\
        AAQu8yzWE5dpMZtZnJjW03wgeaBoe+ADTVIv7A9cfjBLrwBWgQYV6PzJ0sMGwWwRcMediIiBYvksmlKFuXSoAz3Xo1MwUTAdBgNV\
        HQ4EFgQUHx/TM0JOg2OaIAS5HkTt4KmNaFIwHwYDVR0jBBgwFoAUHx/TM0JOg2OaIAS5HkTt4KmNaFIwDwYDVR0TAQH/BAUwAwEB\
        /zAKBggqhkjOPQQDAgNIADBFAiAJlfkhkM1xUNAfBGpWpir124fd/AVwCsaE29RQ34VqSwIhAPVurAgYZpPqBIXSA+5AGseUn6QO\
        1JIP8a3E9pFuLVVH
        """)

    /// The key of `curve` in PKCS #8.
    static let curveKey = bytes(
        """
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgufEYDWaU8VjGATwu6/HQxTaZu4J0e4x0w4UKsoBfnVqhRANCAAQu\
        8yzWE5dpMZtZnJjW03wgeaBoe+ADTVIv7A9cfjBLrwBWgQYV6PzJ0sMGwWwRcMediIiBYvksmlKFuXSoAz3X
        """)

    /// A certificate with an RSA key of 1,024 bits.
    static let weak = bytes(
        """
        MIICCjCCAXOgAwIBAgIUNZvGDPeck9tiCa8jNWPauKHv8R4wDQYJKoZIhvcNAQELBQAwFzEVMBMGA1UEAwwMd2Vhay5leGFtcGxl\
        MB4XDTI2MTEyMzEzMjIzOVoXDTM2MTEyMDEzMjIzOVowFzEVMBMGA1UEAwwMd2Vhay5leGFtcGxlMIGfMA0GCSqGSIb3DQEBAQUA\
        A4GNADCBiQKBgQDV4qV+PYs8kFBAApD+lE+LiFthT2Y7eDonXF0pRrVj94hCG9PswAgxeVwdRFq0AA0cs+l0OhRqVDifT75uA02/\
        DuwvC2vGd/c5v76zDgfC9cdqiyW/LYdVr/MhQRAPkYVCeOLxeK1vbUt4ZJZElvbpUY+HAWnjqBCJ4WpraoiDZQIDAQABo1MwUTAd\
        BgNVHQ4EFgQUX/7BwBJGpXhCrD0pJ04qv6+n7CAwHwYDVR0jBBgwFoAUX/7BwBJGpXhCrD0pJ04qv6+n7CAwDwYDVR0TAQH/BAUw\
        AwEB/zANBgkqhkiG9w0BAQsFAAOBgQCN4Jli+oPMVALlsjk2KyoZ3Evi404C231ZGZYcD3t/lT3cgu3sCuvd1DpkWicJ2HFUShpW\
        beO6ofGV1sl0Z4Be9lDeJith2Y+26y0P9BpOsrhxTP5nH7/d6h6iEfwTRp5zaaMgQR/Nooh8S+hsL7Hsg3pqu7+JCznrrZQlaOjB\
        uw==
        """)

    /// A certificate with a key on secp256k1.
    static let foreignCurve = bytes(
        """
        MIIBfTCCASKgAwIBAgIUEtrsrdV/XyZYuN3qFB3XQoNfQq8wCgYIKoZIzj0EAwIwFTETMBEGA1UEAwwKazEuZXhhbXBsZTAeFw0y\
        NjExMjMxMzIyMzlaFw0zNjExMjAxMzIyMzlaMBUxEzARBgNVBAMMCmsxLmV4YW1wbGUwVjAQBgcqhkjOPQIBBgUrgQQACgNCAASb\
        r5jPdxpQUmeFREjM4yWdKtnW6E3CSMfJ4+oby/8d9MWzj+Nhusq4XtS5G3ivu8V0XfxX5TIhC2rtQCwrOn0Eo1MwUTAdBgNVHQ4E\
        FgQUh4NeIz9KU/zMJUCP/kZ2Ca5Vq0MwHwYDVR0jBBgwFoAUh4NeIz9KU/zMJUCP/kZ2Ca5Vq0MwDwYDVR0TAQH/BAUwAwEB/zAK\
        BggqhkjOPQQDAgNJADBGAiEAgmQj+YZ3h0LTOUG9ri/nUJTybUAAZG3qGEOek5foCr0CIQCWKX+SrqTHQqFVRio2qm4bPR56PdFz\
        Ypugg0GZxLK9FA==
        """)

    private static func bytes(_ text: String) -> [UInt8] { Base64.decode(text) ?? [] }
}
